import PeopleIcon from '@mui/icons-material/People';
import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import LayersIcon from '@mui/icons-material/Layers';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import CategoryIcon from '@mui/icons-material/Category';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { AccountList } from './accounts/account-list.tsx';
import { CustomerList } from './customers/customer-list.tsx';
import { CustomerShow } from './customers/customer-show.tsx';
import { CouponList } from './coupons/coupon-list.tsx';
import { CouponNew } from './coupons/coupon-new.tsx';
import { CouponShow } from './coupons/coupon-show.tsx';
import { ContentPage } from './content/content-page.tsx';
import { DocumentShow } from './content/document-show.tsx';
import { MenuShow } from './content/menu-show.tsx';
import { ShowroomShow } from './content/showroom-show.tsx';
import { ImportPage } from './import/import-page.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { CounterLayout } from './layout.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderShow } from './orders/order-show.tsx';
import { PhoneOrder } from './phone-order/phone-order.tsx';
import { PhoneOrderStart } from './phone-order/start.tsx';
import { PickList } from './pick-list/pick-list.tsx';
import { ProductList } from './products/product-list.tsx';
import { ProductShow } from './products/product-show.tsx';
import { FiguresPage } from './figures/figures-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { NewsletterPage } from './newsletter/newsletter-page.tsx';
import { TradePage } from './trade/trade-page.tsx';
import { VisitsPage } from './visits/visits-page.tsx';
import { BeginQuote } from './quotes/begin-quote.tsx';
import { QuoteList } from './quotes/quote-list.tsx';
import { QuoteShow } from './quotes/quote-show.tsx';
import { RenderingError } from './rendering-error.tsx';
import { ReturnList } from './returns/return-list.tsx';
import { ReturnShow } from './returns/return-show.tsx';
import { DoubtfulPayments } from './waiting/doubtful-payments.tsx';
import { FailedMails } from './waiting/failed-mails.tsx';
import { SignIn } from './sign-in.tsx';
import { Holds } from './slabs/holds.tsx';
import { NewSlab } from './slabs/new-slab.tsx';
import { SlabList } from './slabs/slab-list.tsx';
import { SlabShow } from './slabs/slab-show.tsx';
import { Receive } from './stock/receive.tsx';
import { StockList } from './stock/stock-list.tsx';
import { StockShow } from './stock/stock-show.tsx';
import { theme } from './theme.ts';
import { Today } from './today/today.tsx';
import { Welcome } from './welcome.tsx';

export const App = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    layout={CounterLayout}
    error={RenderingError}
    loginPage={SignIn}
    theme={theme}
    darkTheme={null}
    dashboard={Today}
    disableTelemetry
    requireAuth
  >
    <Resource name="orders" icon={ReceiptLongIcon} list={OrderList} show={OrderShow} />
    <Resource name="quotes" icon={RequestQuoteIcon} list={QuoteList} show={QuoteShow} create={BeginQuote} />
    <Resource name="customers" icon={PeopleIcon} list={CustomerList} show={CustomerShow} />
    <Resource name="stock" icon={Inventory2Icon} list={StockList} show={StockShow} />
    <Resource name="slabs" icon={LayersIcon} list={SlabList} show={SlabShow} />
    <Resource name="products" icon={CategoryIcon} list={ProductList} show={ProductShow} />
    <Resource name="coupons" icon={LocalOfferIcon} list={CouponList} show={CouponShow} />
    <CustomRoutes>
      <Route path="/phone-order" element={<PhoneOrderStart />} />
      <Route path="/phone-order/:id" element={<PhoneOrder />} />
      <Route path="/pick-list" element={<PickList />} />
      <Route path="/returns" element={<ReturnList />} />
      <Route path="/returns/:number" element={<ReturnShow />} />
      <Route path="/failed-mails" element={<FailedMails />} />
      <Route path="/payments-in-doubt" element={<DoubtfulPayments />} />
      <Route path="/new-slab" element={<NewSlab />} />
      <Route path="/slab-holds" element={<Holds />} />
      <Route path="/receive" element={<Receive />} />
      <Route path="/figures/:part?" element={<FiguresPage />} />
      <Route path="/messages/:part?" element={<MessagesPage />} />
      <Route path="/trade/:part?" element={<TradePage />} />
      <Route path="/visits" element={<VisitsPage />} />
      <Route path="/newsletter" element={<NewsletterPage />} />
      <Route path="/content/page/:id" element={<DocumentShow kind="page" />} />
      <Route path="/content/block/:id" element={<DocumentShow kind="block" />} />
      <Route path="/content/menu/:id" element={<MenuShow />} />
      <Route path="/content/showroom/:id" element={<ShowroomShow />} />
      <Route path="/content/:part?" element={<ContentPage />} />
      <Route path="/import/:id?" element={<ImportPage />} />
      <Route path="/coupons/new" element={<CouponNew />} />
      <Route path="/accounts" element={<AccountList />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/welcome/:token" element={<Welcome />} />
    </CustomRoutes>
  </Admin>
);
