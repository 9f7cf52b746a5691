import { traced } from '@/lib/node/tracing/tracing'
import { cleanUpAccounts } from '../accounts/clean-up'
import { removeOldVersions } from '../administration/record-versions'
import { removeOldTickets } from '../form-protection/take-form-once'
import { removeExpiredAnswers, removeForgottenFiles } from '../forms/remove-answers'
import { removeExpiredInvitations } from '../job-teams/invite'
import { removeUnusedPdfs } from '../jobs/files/job-pdf'
import { removeOldContacts } from '../jobs/remove-contacts'
import { removeOldMailFiles } from '../mail/mail-folder'
import { removeUnusedLogos } from '../media/outside-library'
import { removeOldProposals } from '../proposals/remove-old-proposals'
import { removeUnusedTexts } from '../search/remove-unused-texts'
import { removeOldSearches } from '../search-report/remove-old-searches'
import type { Services } from '../services'
import { removeUnfinishedFiles } from '../storage/remove-unfinished-files'
import { cleanUpSubscriptions } from '../subscriptions/clean-up'
import { removeOldReplacements } from '../text-replacements/remove-old-replacements'
import { forgetHistoryOfGoneAccounts } from '../users/forget-history'

const hourMs = 3_600_000

type Parts = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'storage'>

/** What is kept for a time only, by what a failure to remove it is logged as. */
const cleanUps: Record<string, (parts: Omit<Parts, 'log'>) => Promise<void>> = {
  accounts: cleanUpAccounts,
  'history of accounts': ({ db }) => forgetHistoryOfGoneAccounts(db),
  subscriptions: cleanUpSubscriptions,
  'answers to forms': removeExpiredAnswers,
  'files of no answer': removeForgottenFiles,
  'texts of files': removeUnusedTexts,
  'written mails': removeOldMailFiles,
  'unfinished files': ({ env, clock }) => removeUnfinishedFiles(env.DATA_DIR, clock()),
  'form tickets': ({ db, clock }) => removeOldTickets(db, clock()),
  'contact data of job ads': removeOldContacts,
  'PDFs of job ads': removeUnusedPdfs,
  'unused logos': removeUnusedLogos,
  invitations: ({ db, clock }) => removeExpiredInvitations(db, clock()),
  'history of records': ({ db, clock }) => removeOldVersions(db, clock()),
  proposals: ({ db, clock }) => removeOldProposals(db, clock()),
  replacements: ({ db, clock }) => removeOldReplacements(db, clock()),
  searches: ({ db, clock }) => removeOldSearches(db, clock()),
}

/** Removes what has expired; what fails is logged and keeps nothing else from being removed. */
export async function cleanUp(parts: Parts): Promise<void> {
  await Promise.all(
    Object.entries(cleanUps).map(([name, remove]) =>
      traced(`clean up ${name}`, {}, () => remove(parts)).catch((error: unknown) =>
        parts.log.error({ err: error, of: name }, 'Cleaning up failed'),
      ),
    ),
  )
}

/** Removes what has expired, every hour until it is stopped; several servers may do so at once. */
export function scheduleCleanUp(parts: Parts): { stop(): void } {
  const timer = setInterval(() => void cleanUp(parts), hourMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
