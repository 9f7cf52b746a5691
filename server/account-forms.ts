import { decodeOrKeep } from '@/lib/contract/address'
import { isLocale, type Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { matchRoute } from '@/lib/i18n/route-patterns'
import type { RouteName } from '@/lib/i18n/routes'

/** What a form's answer says, as far as it matters here. */
export interface FormAnswer {
  status: number
  /** The ids of the steps that it names. */
  flows: readonly string[]
}

/** A form of the account area that works without JavaScript: the page's own address takes it. */
export interface AccountForm {
  method: 'POST' | 'DELETE'
  /** The call that it becomes. */
  call: string
  fields: readonly string[]
  /** Those of them that are ticked or not. */
  isChecked?: readonly string[]
  /** Whether the call is told the language of the page. */
  tellsLanguage?: boolean
  /** The statuses that mean success, and where it leads. */
  succeeds: readonly number[]
  next: (locale: Locale, answer: FormAnswer) => string
  /** The step that is pending after a success. */
  pendingAfter?: string
  /** What is to be done first where a 401 names no step. */
  waitsFor?: string
  /** Whether a problem is told with its field: in forms of many. */
  tellsField?: boolean
}

const auth = '/_allauth/browser/v1/auth'

const resendVerification: AccountForm = {
  method: 'POST',
  call: `${auth}/email/verify/resend`,
  fields: ['email'],
  succeeds: [200, 409],
  next: (locale, { status }) =>
    `${pathOf(locale, '/account/verify-email/[[...key]]')}?resent=${status === 409 ? 'byLogin' : 'sent'}`,
}

const forms: Partial<Record<RouteName, AccountForm>> = {
  '/account/login': {
    method: 'POST',
    call: `${auth}/login`,
    fields: ['email', 'password'],
    succeeds: [200, 409],
    // It leads whoever is logged in to where they wanted to be.
    next: (locale) => pathOf(locale, '/account/login'),
    waitsFor: 'account_activation',
  },
  '/account/logout': {
    method: 'DELETE',
    call: `${auth}/session`,
    fields: [],
    succeeds: [200, 401],
    next: (locale) => `/${locale}`,
  },
  '/account/signup': {
    method: 'POST',
    call: `${auth}/signup`,
    fields: ['email', 'password', 'first_name', 'last_name', 'organization', 'access', 'phone', 'privacy'],
    isChecked: ['privacy'],
    tellsLanguage: true,
    succeeds: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/signup')}?sent`,
    pendingAfter: 'verify_email',
    tellsField: true,
  },
  '/account/password/reset': {
    method: 'POST',
    call: `${auth}/password/request`,
    fields: ['email'],
    succeeds: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/password/reset')}?sent`,
    pendingAfter: 'password_reset_by_code',
  },
  '/account/password/reset/key/[[...key]]': {
    method: 'POST',
    call: `${auth}/password/reset`,
    fields: ['key', 'password'],
    succeeds: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/password/reset/key/[[...key]]')}?done`,
  },
  '/account/verify-email/[[...key]]': {
    method: 'POST',
    call: `${auth}/email/verify`,
    fields: ['key'],
    succeeds: [200, 401],
    next: (locale, { flows }) => {
      const outcome = flows.includes('account_activation') ? 'registration' : 'confirmed'
      return `${pathOf(locale, '/account/verify-email/[[...key]]')}?verified=${outcome}`
    },
  },
  '/account/stop-email-change/[[...key]]': {
    method: 'POST',
    call: `${auth}/email/stop`,
    fields: ['key'],
    succeeds: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/stop-email-change/[[...key]]')}?stopped`,
  },
}

/** A form at an address, and what the address says. */
export interface FormAtAddress {
  form: AccountForm
  locale: Locale
  /** The key in the address; undefined without one. */
  key: string | undefined
}

/** The form that an address takes; null for none. */
export function formAt(pathname: string, sent?: URLSearchParams): FormAtAddress | null {
  const [, locale, ...parts] = pathname.split('/')
  const match = isLocale(locale) ? matchRoute(locale, `/${parts.join('/')}`) : null
  const form = match && forms[match.route]
  if (!isLocale(locale) || !form) return null
  const key = match.params.key?.[0]
  // The page about a mailed link has two forms: the key of the mail, and the wish for another mail.
  const isResend = form === forms['/account/verify-email/[[...key]]'] && sent?.has('email')
  return { form: isResend ? resendVerification : form, locale, key: key && decodeOrKeep(key) }
}

/** What a form that was sent hands to its call. */
export function bodyOf({ form, locale, key }: FormAtAddress, sent: URLSearchParams): object | null {
  if (form.fields.length === 0) return null
  const value = (name: string) => {
    if (form.isChecked?.includes(name)) return sent.has(name)
    return sent.get(name) ?? (name === 'key' ? key : undefined) ?? ''
  }
  return {
    ...Object.fromEntries(form.fields.map((name) => [name, value(name)])),
    ...(form.tellsLanguage && { language: locale }),
  }
}
