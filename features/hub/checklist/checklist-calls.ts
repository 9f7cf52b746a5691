import { queryOptions } from '@tanstack/react-query'
import { hubKey } from '@/features/editor/query-keys'
import { call } from '@/lib/api/call'
import { type Ask, ask } from '@/lib/api/query'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type Checklist,
  type ChecklistChange,
  type ChecklistEntry,
  checklistSchema,
  type MailEntry,
} from '@/lib/contract/site/checklist'

/** The polling interval for a test mail in ms: during the sending, and before a retry. */
const sendingPollMs = 1000
const waitingPollMs = 15_000

const toChecklistPath = (locale: Locale) => `/${locale}/api/checklist/`

/** The open tasks of a new site. Refetched while a test mail is pending. */
export const checklistQuery = (locale: Locale, request: Ask = ask) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'checklist'],
    queryFn: ({ signal }) => request(checklistSchema, toChecklistPath(locale), signal),
    refetchInterval: ({ state }) => getPollIntervalMs(state.data),
  })

function getPollIntervalMs(checklist: Checklist | undefined): number | false {
  const test = checklist?.tasks.find(isMail)?.test
  if (test?.state !== 'waiting') return false
  return test.problem === null ? sendingPollMs : waitingPollMs
}

const isMail = (entry: ChecklistEntry): entry is MailEntry => entry.name === 'mail'

/** Hides tasks from the list of all administrators, or shows them again. */
export const updateChecklist = (locale: Locale, change: ChecklistChange): Promise<Result<Checklist>> =>
  call(checklistSchema, { method: 'PATCH', path: toChecklistPath(locale), data: change })

export const sendTestMail = (locale: Locale): Promise<Result<Checklist>> =>
  call(checklistSchema, { method: 'POST', path: `${toChecklistPath(locale)}test-mails/`, data: {} })
