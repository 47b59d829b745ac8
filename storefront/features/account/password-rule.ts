import { useQuery } from '@tanstack/react-query';
import { PASSWORD_RULE, type PasswordRule } from '#contract/password.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import { usePlatform, type Platform } from '#storefront/platform/platform.tsx';
import { GetPasswordRuleDocument } from './get-password-rule.graphql.ts';

const passwordRuleQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>) =>
  queryOptionsFor(
    platform,
    GetPasswordRuleDocument,
    {},
    {
      select: ({ storeConfig }): PasswordRule => ({
        length: Number(storeConfig?.minimum_password_length) || PASSWORD_RULE.length,
        classes: Number(storeConfig?.required_character_classes_number) || PASSWORD_RULE.classes,
      }),
      recover: () => PASSWORD_RULE,
    },
  );

/** Rule of the back end for new passwords. Until it is loaded, the rule of our back end applies. */
export const usePasswordRule = (): PasswordRule => useQuery(passwordRuleQuery(usePlatform())).data ?? PASSWORD_RULE;
