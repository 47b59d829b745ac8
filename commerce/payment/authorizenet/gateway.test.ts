import { openAuthorizeNet } from '../testing/authorizenet-stand.ts';
import { describeGateway } from '../testing/conformance.ts';

describeGateway('Authorize.Net', () => openAuthorizeNet());
