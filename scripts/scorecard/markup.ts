import { HtmlValidate } from 'html-validate';

/**
 * The standard, and what helps those who cannot see. Left out is what says nothing of validity: how a serialiser writes (`void-style`,
 * `doctype-style`, `attr-quotes`, `no-trailing-whitespace`), taste (`long-title`, `prefer-native-element`, `tel-non-breaking`,
 * `no-inline-style`), and what another host would need (`require-sri`: every file comes from the site itself).
 */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
  },
});

/** What is not valid in a page, a line each: the rule, what is wrong and where. */
export function markupFaults(html: string): string[] {
  const { results } = checker.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map((it) => `${it.ruleId}: ${it.message} (${it.line}:${it.column}${it.selector === null ? '' : ` ${it.selector}`})`),
  );
}
