import { queryOptions } from '@tanstack/react-query'
import { hubKeys } from '@/features/editor/query-keys'
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

/** How often is looked what became of a test mail, in ms: while it is being sent, and while it waits for a further attempt. */
const sendingMs = 1000
const waitingMs = 15_000

const address = (locale: Locale) => `/${locale}/api/checklist/`

/** What is left to do on a new site; read again while a test mail is on its way. */
export const checklistQuery = (locale: Locale, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.checklist(locale),
    queryFn: ({ signal }) => by(checklistSchema, address(locale), signal),
    refetchInterval: ({ state }) => pauseFor(state.data),
  })

function pauseFor(checklist: Checklist | undefined): number | false {
  const test = checklist?.tasks.find(isMail)?.test
  if (test?.state !== 'waiting') return false
  return test.problem === null ? sendingMs : waitingMs
}

const isMail = (entry: ChecklistEntry): entry is MailEntry => entry.name === 'mail'

/** Hides tasks from the list of all administrators, or shows them again. */
export const changeChecklist = (locale: Locale, change: ChecklistChange): Promise<Result<Checklist>> =>
  call(checklistSchema, { method: 'PATCH', path: address(locale), data: change })

/** Has a test mail sent to who is logged in. */
export const sendTestMail = (locale: Locale): Promise<Result<Checklist>> =>
  call(checklistSchema, { method: 'POST', path: `${address(locale)}test-mails/`, data: {} })
