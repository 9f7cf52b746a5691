import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { pathOf } from '@/lib/i18n/paths'

/** The parts of a call's answer that decide where its form leads. */
export interface FormAnswer {
  status: number
  /** The ids of the flows that it names. */
  flows: readonly string[]
  /** The key in the address of the form; empty without one. */
  key: string
}

/** A form of the account area that works without JavaScript: the page's own address takes it. */
export interface AccountForm {
  method: 'POST' | 'DELETE'
  /** The path of the call that it is turned into. */
  call: string
  fields: readonly string[]
  /** Those of the fields that are checkboxes. */
  checkboxes?: readonly string[]
  /** Whether the body of the call names the language of the page. */
  sendsLanguage?: boolean
  /** The statuses of the call that mean success. */
  successStatuses: readonly number[]
  /** The address that follows a success. */
  next: (locale: Locale, answer: FormAnswer) => string
  /** The flow that is pending after a success. */
  flowAfterSuccess?: string
  /** The flow to report for a 401 without a pending flow. */
  defaultFlow?: string
  /** Whether a problem is reported with the name of its field. */
  reportsField?: boolean
  /** The field that problems are reported with, for a second form on a page. */
  problemField?: string
}

const auth = '/_allauth/browser/v1/auth'

const resendVerification: AccountForm = {
  method: 'POST',
  call: `${auth}/email/verify/resend`,
  fields: ['email'],
  successStatuses: [200, 409],
  next: (locale, { status }) =>
    `${pathOf(locale, '/account/verify-email/[[...key]]')}?resent=${status === 409 ? 'byLogin' : 'sent'}`,
}

/** The second step of the login, on the same page. */
const secondStep: AccountForm = {
  method: 'POST',
  call: `${auth}/2fa/authenticate`,
  fields: ['code'],
  successStatuses: [200, 409],
  next: (locale) => pathOf(locale, '/account/login'),
  // No login waits for it any more.
  defaultFlow: 'login_expired',
  problemField: 'code',
}

const forms: Partial<Record<RouteName, AccountForm>> = {
  '/account/login': {
    method: 'POST',
    call: `${auth}/login`,
    fields: ['email', 'password'],
    successStatuses: [200, 409],
    // It leads whoever is logged in to where they wanted to be.
    next: (locale) => pathOf(locale, '/account/login'),
    defaultFlow: 'account_activation',
  },
  '/account/logout': {
    method: 'DELETE',
    call: `${auth}/session`,
    fields: [],
    successStatuses: [200, 401],
    next: (locale) => `/${locale}`,
  },
  '/account/signup': {
    method: 'POST',
    call: `${auth}/signup`,
    fields: ['email', 'password', 'first_name', 'last_name', 'organization', 'access', 'phone', 'privacy'],
    checkboxes: ['privacy'],
    sendsLanguage: true,
    successStatuses: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/signup')}?sent`,
    flowAfterSuccess: 'verify_email',
    reportsField: true,
  },
  '/account/password/reset': {
    method: 'POST',
    call: `${auth}/password/request`,
    fields: ['email'],
    successStatuses: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/password/reset')}?sent`,
    flowAfterSuccess: 'password_reset_by_code',
  },
  '/account/password/reset/key/[[...key]]': {
    method: 'POST',
    call: `${auth}/password/reset`,
    fields: ['key', 'password'],
    successStatuses: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/password/reset/key/[[...key]]')}?done`,
  },
  '/account/verify-email/[[...key]]': {
    method: 'POST',
    call: `${auth}/email/verify`,
    fields: ['key'],
    successStatuses: [200, 401],
    next: (locale, { flows }) => {
      const outcome = flows.includes('account_activation') ? 'registration' : 'confirmed'
      return `${pathOf(locale, '/account/verify-email/[[...key]]')}?verified=${outcome}`
    },
  },
  '/account/stop-email-change/[[...key]]': {
    method: 'POST',
    call: `${auth}/email/stop`,
    fields: ['key'],
    successStatuses: [200, 401],
    next: (locale) => `${pathOf(locale, '/account/stop-email-change/[[...key]]')}?stopped`,
  },
  '/account/organization/confirm/[[...key]]': {
    method: 'POST',
    call: '/api/organizations/confirmation/',
    fields: ['key', 'revision'],
    successStatuses: [200],
    next: (locale, { key }) =>
      `${pathOf(locale, '/account/organization/confirm/[[...key]]', { key: [encodeURIComponent(key)] })}?confirmed`,
  },
  '/account/jobs/renew/[[...key]]': {
    method: 'POST',
    call: '/api/jobs/renewal/',
    fields: ['key'],
    successStatuses: [200],
    next: (locale, { key }) =>
      `${pathOf(locale, '/account/jobs/renew/[[...key]]', { key: [encodeURIComponent(key)] })}?renewed`,
  },
}

/** A form with the parameters of its address. */
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
  return { form: (sent && secondFormAt(match.route, sent)) ?? form, locale, key: key && decodeOrKeep(key) }
}

/** Two pages have a second form, known by its field: the request for another mail, and the second step of the login. */
function secondFormAt(route: RouteName, sent: URLSearchParams): AccountForm | null {
  if (route === '/account/verify-email/[[...key]]' && sent.has('email')) return resendVerification
  if (route === '/account/login' && sent.has('code')) return secondStep
  return null
}

/** The body of a form's call; null for none. */
export function bodyOf({ form, locale, key }: FormAtAddress, sent: URLSearchParams): object | null {
  if (form.fields.length === 0) return null
  const value = (name: string) => {
    if (form.checkboxes?.includes(name)) return sent.has(name)
    return sent.get(name) ?? (name === 'key' ? key : undefined) ?? ''
  }
  return {
    ...Object.fromEntries(form.fields.map((name) => [name, value(name)])),
    ...(form.sendsLanguage && { language: locale }),
  }
}
