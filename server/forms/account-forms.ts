import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { matchAddress } from '@/lib/contract/site/route-patterns'
import { addReturnParameter } from '@/lib/i18n/login-address'
import { buildPath } from '@/lib/i18n/paths'

/** Parts of the response that determine the next address. */
export interface FormResult {
  status: number
  flows: readonly string[]
  /** Key in the address; '' without one. */
  key: string
}

/** A form of the account area that posts to its own page without JavaScript. */
export interface AccountForm {
  method: 'POST' | 'DELETE'
  call: string
  fields: readonly string[]
  checkboxes?: readonly string[]
  /** True if the body of the call contains the language. */
  hasLanguage?: boolean
  successStatuses: readonly number[]
  toNextAddress: (locale: Locale, result: FormResult) => string
  /** Flow that stays pending after a success and is not a problem. */
  flowAfterSuccess?: string
  /** Flow to report for 401 without a pending flow. */
  defaultFlow?: string
  /** True if a rejected form is shown again, with its values except the password. */
  isReturned?: boolean
  /** Field of all problems of this form, for pages with two forms. */
  problemField?: string
}

const authPath = '/_allauth/browser/v1/auth'

const resendVerification: AccountForm = {
  method: 'POST',
  call: `${authPath}/email/verify/resend`,
  fields: ['email'],
  successStatuses: [200, 409],
  toNextAddress: (locale, { status }) =>
    `${buildPath(locale, '/account/verify-email/[[...key]]')}?resent=${status === 409 ? 'byLogin' : 'sent'}`,
  isReturned: true,
}

/** Second step of the login, on the same page. */
const secondStep: AccountForm = {
  method: 'POST',
  call: `${authPath}/2fa/authenticate`,
  fields: ['code'],
  successStatuses: [200, 409],
  toNextAddress: (locale) => addReturnParameter(buildPath(locale, '/account/login'), ''),
  // Without a pending flow, the first step of the login has expired.
  defaultFlow: 'login_expired',
  problemField: 'code',
}

const forms: Partial<Record<RouteName, AccountForm>> = {
  '/account/login': {
    method: 'POST',
    call: `${authPath}/login`,
    fields: ['email', 'password'],
    successStatuses: [200, 409],
    // The login page redirects to the page that the user requested.
    toNextAddress: (locale) => addReturnParameter(buildPath(locale, '/account/login'), ''),
    defaultFlow: 'account_activation',
  },
  '/account/logout': {
    method: 'DELETE',
    call: `${authPath}/session`,
    fields: [],
    successStatuses: [200, 401],
    toNextAddress: (locale) => `/${locale}`,
  },
  '/account/signup': {
    method: 'POST',
    call: `${authPath}/signup`,
    fields: ['email', 'password', 'first_name', 'last_name', 'organization', 'access', 'phone', 'privacy'],
    checkboxes: ['privacy'],
    hasLanguage: true,
    successStatuses: [200, 401],
    toNextAddress: (locale) => `${buildPath(locale, '/account/signup')}?sent`,
    flowAfterSuccess: 'verify_email',
    isReturned: true,
  },
  '/account/password/reset': {
    method: 'POST',
    call: `${authPath}/password/request`,
    fields: ['email'],
    successStatuses: [200, 401],
    toNextAddress: (locale) => `${buildPath(locale, '/account/password/reset')}?sent`,
    flowAfterSuccess: 'password_reset_by_code',
  },
  '/account/password/reset/key/[[...key]]': {
    method: 'POST',
    call: `${authPath}/password/reset`,
    fields: ['key', 'password'],
    successStatuses: [200, 401],
    toNextAddress: (locale) => `${buildPath(locale, '/account/password/reset/key/[[...key]]')}?done`,
  },
  '/account/verify-email/[[...key]]': {
    method: 'POST',
    call: `${authPath}/email/verify`,
    fields: ['key'],
    successStatuses: [200, 401],
    toNextAddress: (locale, { flows }) => {
      const outcome = flows.includes('account_activation') ? 'registration' : 'confirmed'
      return `${buildPath(locale, '/account/verify-email/[[...key]]')}?verified=${outcome}`
    },
  },
  '/account/stop-email-change/[[...key]]': {
    method: 'POST',
    call: `${authPath}/email/stop`,
    fields: ['key'],
    successStatuses: [200, 401],
    toNextAddress: (locale) => `${buildPath(locale, '/account/stop-email-change/[[...key]]')}?stopped`,
  },
  '/account/organization/confirm/[[...key]]': {
    method: 'POST',
    call: '/api/organizations/confirmation/',
    fields: ['key', 'revision'],
    successStatuses: [200],
    toNextAddress: (locale, { key }) =>
      `${buildPath(locale, '/account/organization/confirm/[[...key]]', { key: [encodeURIComponent(key)] })}?confirmed`,
  },
  '/account/jobs/renew/[[...key]]': {
    method: 'POST',
    call: '/api/jobs/renewal/',
    fields: ['key'],
    successStatuses: [200],
    toNextAddress: (locale, { key }) =>
      `${buildPath(locale, '/account/jobs/renew/[[...key]]', { key: [encodeURIComponent(key)] })}?renewed`,
  },
}

/** A form with the language and key in its address. */
export interface FormAtAddress {
  form: AccountForm
  locale: Locale
  key: string | undefined
}

/**
 * Finds the form at an address.
 * @param fields sent fields, which tell apart the two forms of a page; by default the first form
 */
export function findForm(pathname: string, fields?: URLSearchParams): FormAtAddress | null {
  const match = matchAddress(pathname)
  const form = match && forms[match.route]
  if (!form) return null
  const key = match.params.key?.[0]
  return {
    form: (fields && findSecondForm(match.route, fields)) ?? form,
    locale: match.locale,
    key: key && decodeOrKeep(key),
  }
}

function findSecondForm(route: RouteName, fields: URLSearchParams): AccountForm | null {
  if (route === '/account/verify-email/[[...key]]' && fields.has('email')) return resendVerification
  if (route === '/account/login' && fields.has('code')) return secondStep
  return null
}

/** Converts the fields to the body of the call; null without fields. */
export function toCallBody({ form, locale, key }: FormAtAddress, fields: URLSearchParams): object | null {
  if (form.fields.length === 0) return null
  const getValue = (name: string) => {
    if (form.checkboxes?.includes(name)) return fields.has(name)
    return fields.get(name) ?? (name === 'key' ? key : undefined) ?? ''
  }
  return {
    ...Object.fromEntries(form.fields.map((name) => [name, getValue(name)])),
    ...(form.hasLanguage && { language: locale }),
  }
}
