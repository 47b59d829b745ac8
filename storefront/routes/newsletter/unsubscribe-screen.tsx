import { useSearch } from '@tanstack/react-router';
import { UnsubscribePage } from '#storefront/features/newsletter/unsubscribe-page.tsx';

export const UnsubscribeScreen = () => {
  const { token } = useSearch({ strict: false }) as { token?: unknown };
  return <UnsubscribePage token={typeof token === 'string' ? token : ''} />;
};
