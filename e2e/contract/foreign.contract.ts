import { contractOfUrl } from './contract.ts';

const url = process.env.CONTRACT_URL;
if (!url)
  throw new Error(
    'CONTRACT_URL names the shop to test: CONTRACT_URL=https://magento.example npx vitest run --config vitest.contract.config.ts',
  );

contractOfUrl(url);
