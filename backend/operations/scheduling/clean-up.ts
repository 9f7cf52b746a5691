import { cleanUpAccounts } from '@/backend/accounts/clean-up'
import { removeOldTickets } from '@/backend/accounts/form-protection/process-form-once'
import { deleteOldReplacements } from '@/backend/content/text-replacements/delete-old-replacements'
import { removeUnusedLogos } from '@/backend/library/media/outside-library'
import { removeOldPreviewLinks } from '@/backend/library/preview-links/links'
import { removeUnusedTexts } from '@/backend/library/search/remove-unused-texts'
import { removeOldSearches } from '@/backend/library/search-report/remove-old-searches'
import { removeExpiredAnswers, removeOrphanedFiles } from '@/backend/members/forms/remove-answers'
import { removeExpiredInvitations } from '@/backend/members/job-teams/invite'
import { removeUnusedPdfs } from '@/backend/members/jobs/files/job-pdf'
import { removeOldContacts } from '@/backend/members/jobs/remove-contacts'
import { removeOldLetters } from '@/backend/members/newsletters/settle-letters'
import { removeOldProposals } from '@/backend/members/proposals/remove-old-proposals'
import { cleanUpSubscriptions } from '@/backend/members/subscriptions/clean-up'
import { deleteHistoryOfDeletedAccounts } from '@/backend/members/users/account-history'
import { deleteOldVersions } from '@/backend/platform/administration/record-versions'
import { deleteOldMailFiles } from '@/backend/platform/mail/mail-folder'
import type { Services } from '@/backend/platform/services'
import { deleteUnfinishedFiles } from '@/backend/platform/storage/delete-unfinished-files'
import { runInSpan } from '@/lib/node/tracing/tracing'

const hourMs = 3_600_000

type CleanUpServices = Pick<Services, 'db' | 'env' | 'clock' | 'log' | 'storage'>

/** Deletions of expired data, by name in logs. */
const cleanUps: Record<string, (services: Omit<CleanUpServices, 'log'>) => Promise<void>> = {
  accounts: cleanUpAccounts,
  'history of accounts': ({ db }) => deleteHistoryOfDeletedAccounts(db),
  subscriptions: cleanUpSubscriptions,
  'letters of dispatches': removeOldLetters,
  'answers to forms': removeExpiredAnswers,
  'files of no answer': removeOrphanedFiles,
  'texts of files': removeUnusedTexts,
  'written mails': deleteOldMailFiles,
  'unfinished files': ({ env, clock }) => deleteUnfinishedFiles(env.DATA_DIR, clock()),
  'form tickets': ({ db, clock }) => removeOldTickets(db, clock()),
  'contact data of job ads': removeOldContacts,
  'PDFs of job ads': removeUnusedPdfs,
  'unused logos': removeUnusedLogos,
  invitations: ({ db, clock }) => removeExpiredInvitations(db, clock()),
  'history of records': ({ db, clock }) => deleteOldVersions(db, clock()),
  proposals: ({ db, clock }) => removeOldProposals(db, clock()),
  replacements: ({ db, clock }) => deleteOldReplacements(db, clock()),
  'preview links': ({ db, clock }) => removeOldPreviewLinks(db, clock()),
  searches: ({ db, clock }) => removeOldSearches(db, clock()),
}

/** Deletes all expired data. Logs failures and continues. */
export async function cleanUp(services: CleanUpServices): Promise<void> {
  await Promise.all(
    Object.entries(cleanUps).map(([name, remove]) =>
      runInSpan(`clean up ${name}`, {}, () => remove(services)).catch((error: unknown) =>
        services.log.error({ err: error, of: name }, 'Cleaning up failed'),
      ),
    ),
  )
}

/** Deletes expired data every hour. Several servers may do so. */
export function scheduleCleanUp(services: CleanUpServices): { stop(): void } {
  const timer = setInterval(() => void cleanUp(services), hourMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
