interface AcceptedFinding {
  rules: string[]
  /** A selector of the elements where the rules are no barrier. */
  where: string
  reason: string
}

/** Findings of IBM Equal Access that are no barrier. docs/accessibility.md explains some. */
export const acceptedFindings: AcceptedFinding[] = [
  {
    rules: ['aria_article_label_unique'],
    where: 'article',
    reason: 'an article is no landmark, and each begins with its heading',
  },
  {
    rules: ['input_label_exists'],
    where: 'details:not([open]) *',
    reason: 'the labels are closed as well; once it is open they are there',
  },
  {
    rules: ['fieldset_label_valid'],
    where: 'fieldset fieldset fieldset',
    reason: 'in records each stands in the named group of its own line',
  },
  { rules: ['fieldset_label_valid'], where: 'fieldset:has([id^="specimen-"])', reason: 'specimens of the style guide' },
  {
    rules: ['input_autocomplete_valid'],
    where: '[type="email"][autocomplete="username"]',
    reason: 'HTML allows it, and password managers need it',
  },
  {
    rules: ['aria_form_label_unique'],
    where: 'form:not([aria-label], [aria-labelledby])',
    reason: 'a form without a name is no landmark',
  },
  {
    rules: ['aria_role_valid'],
    where: 'input[type="search"][role="combobox"]',
    reason: 'browsers expose the role; the type selects the key on the keyboard of phones',
  },
  {
    rules: ['label_name_visible'],
    where: 'button[data-color]',
    reason: 'the initials of a colleague stand for a picture; the name is the whole one',
  },
  {
    rules: ['table_headers_exists'],
    where: 'article table',
    reason: 'a table just begun; whether it needs headers its editors are asked by the audit',
  },
  {
    rules: ['svg_graphics_labelled', 'label_content_exists'],
    where: '#cc-main *',
    reason: 'the cross is inside a button with a name, and each switch has the name of its service',
  },
]
