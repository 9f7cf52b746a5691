import type { AlertFilter } from '@/lib/contract/forms/subscription'

/** The input of the forms. */
export interface SubscriptionInput extends Partial<AlertFilter> {
  email: string
  name?: string
  salutation?: string
  first_name?: string
  last_name?: string
  medium?: string
  function?: string
  phone?: string
  topics: string[]
  frequency?: string
  language: string
  privacy: boolean
  trap: string
}
