export { page } from './payments.tsx';
