import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { getMessages } from '@/lib/i18n/messages'

export const setUpFields = ['code', 'name', 'first_name', 'last_name', 'email', 'password'] as const
export type SetUpField = (typeof setUpFields)[number]

export interface SetUpSubmission {
  values: Partial<Record<SetUpField, string>>
  problems: Partial<Record<SetUpField, string>>
  /** Problem of the whole form. */
  problem: string | null
}

interface FieldTexts {
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  autocomplete: string
}

/** Renders the setup page without Next, whose pages need settings and menus. */
export function renderSetUpPage(locale: Locale, submission: SetUpSubmission | null): string {
  const t = getMessages(locale).setUp
  const otherLocale = getOtherLocale(locale)
  const renderInput = (name: SetUpField, texts: FieldTexts) => renderField(name, texts, submission)
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(submission?.problem ? `${t.problems.summary} ${t.title}` : t.title)}</title>
    <link rel="stylesheet" href="/setup/setup.css">
  </head>
  <body>
    <main>
      <h1>${escapeHtml(t.title)}</h1>
      <p><a href="/setup?lang=${otherLocale}" hreflang="${otherLocale}" lang="${otherLocale}">${escapeHtml(t.language)}</a></p>
      <p>${escapeHtml(t.text)}</p>
      ${submission?.problem ? `<p class="problem" role="alert">${escapeHtml(submission.problem)}</p>` : ''}
      <form method="post" action="/setup?lang=${locale}" novalidate>
        ${renderInput('code', { label: t.code, hint: t.codeHint, autocomplete: 'off' })}
        ${renderInput('name', { label: t.name, autocomplete: 'organization' })}
        <fieldset>
          <legend>${escapeHtml(t.account)}</legend>
          ${renderInput('first_name', { label: t.firstName, autocomplete: 'given-name' })}
          ${renderInput('last_name', { label: t.lastName, autocomplete: 'family-name' })}
          ${renderInput('email', { label: t.email, hint: t.emailHint, type: 'email', autocomplete: 'username' })}
          ${renderInput('password', { label: t.password, hint: t.passwordHint, type: 'password', autocomplete: 'new-password' })}
        </fieldset>
        <button type="submit">${escapeHtml(t.submit)}</button>
      </form>
    </main>
  </body>
</html>
`
}

/** Renders a field with its value, except for a password. */
function renderField(
  name: SetUpField,
  { label, hint, type = 'text', autocomplete }: FieldTexts,
  submission: SetUpSubmission | null,
): string {
  const problem = submission?.problems[name]
  const descriptionIds = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-problem`] : [])].join(' ')
  const attributes = [
    `id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required`,
    ...(type === 'password' ? [] : [`value="${escapeHtml(submission?.values[name] ?? '')}"`]),
    ...(descriptionIds ? [`aria-describedby="${descriptionIds}"`] : []),
    ...(problem ? ['aria-invalid="true"'] : []),
  ]
  return `<label for="${name}">${escapeHtml(label)}</label>
        <input ${attributes.join(' ')}>
        ${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
        ${problem ? `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
