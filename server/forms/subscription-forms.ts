import type { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'
import { mailedKeyRequestSchema } from '@/lib/contract/forms/mailed-key'
import {
  confirmedSubscriptionSchema,
  listCalls,
  type MailingList,
  subscriptionChangeSchemas,
  subscriptionRequestSchemas,
} from '@/lib/contract/forms/subscription'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'

export interface FormAddress {
  pathname: string
  locale: Locale
  list: MailingList
  /** Key in the address; '' without one. */
  key: string
}

/** A form of a mailing list that posts to its own page. */
export interface SubscriptionForm {
  call: (address: FormAddress) => { method: 'POST' | 'PATCH'; path: string }
  content: (address: FormAddress, fields: URLSearchParams) => object
  schema: (address: FormAddress) => z.ZodType
  toNextAddress: (address: FormAddress, data: unknown) => string
  /** Name in tickets; undefined without tickets. */
  ticketForm?: MailingList
  /** True if mail programs also post to the address (RFC 8058). */
  canHaveAnyBody?: true
}

const settingNames = {
  newsletter: ['name', 'language'],
  press: ['salutation', 'first_name', 'last_name', 'medium', 'function', 'phone', 'language'],
  'job-alerts': ['frequency', 'language'],
} as const satisfies Record<MailingList, readonly string[]>

function toSettings(list: MailingList, formData: URLSearchParams): object {
  const texts = settingNames[list].map((name) => [name, formData.get(name) ?? ''])
  return { ...Object.fromEntries(texts), topics: formData.getAll('topics') }
}

function createSignUpForm(list: MailingList): SubscriptionForm {
  return {
    call: () => ({ method: 'POST', path: `/api/${listCalls[list]}/` }),
    content: (_, fields) => ({
      ...toSettings(list, fields),
      email: fields.get('email') ?? '',
      privacy: fields.has('privacy'),
      protection: { ticket: fields.get('ticket') ?? '', answers: [], trap: fields.get('trap') ?? '' },
    }),
    schema: () => subscriptionRequestSchemas[list],
    toNextAddress: ({ pathname }) => `${pathname}?sent`,
    ticketForm: list,
  }
}

const mailedKeyForm = { content: ({ key }: FormAddress) => ({ key }), schema: () => mailedKeyRequestSchema }

/** Forms of mailing lists: sign-up, and those behind mailed links. */
export const subscriptionForms: Partial<Record<RouteName, SubscriptionForm>> = {
  '/newsletter': createSignUpForm('newsletter'),
  '/presseverteiler': createSignUpForm('press'),
  '/subscription/[list]/confirm/[[...key]]': {
    ...mailedKeyForm,
    call: ({ list }) => ({ method: 'POST', path: `/api/${listCalls[list]}/confirm/` }),
    toNextAddress: ({ locale, list }, data) => {
      const { settings_key: key } = confirmedSubscriptionSchema.parse(data)
      return `${buildPath(locale, '/subscription/[list]/settings/[[...key]]', { list, key: [key] })}?confirmed`
    },
  },
  '/subscription/[list]/settings/[[...key]]': {
    call: ({ list }) => ({ method: 'PATCH', path: `/api/${listCalls[list]}/settings/` }),
    content: ({ list, key }, fields) => ({ ...toSettings(list, fields), key }),
    schema: ({ list }) => subscriptionChangeSchemas[list],
    toNextAddress: ({ pathname }) => `${pathname}?saved`,
  },
  '/subscription/[list]/unsubscribe/[[...key]]': {
    ...mailedKeyForm,
    call: ({ list }) => ({ method: 'POST', path: `/api/${listCalls[list]}/unsubscribe/` }),
    toNextAddress: ({ locale, list }) =>
      `${buildPath(locale, '/subscription/[list]/unsubscribe/[[...key]]', { list, key: [] })}?done`,
    canHaveAnyBody: true,
  },
}
