import { join, resolve } from 'node:path'
import type { Services } from '../services'
import { deleteOldFiles } from '../storage/delete-old-files'
import { endedRetentionMs } from './outbox'

/** Folder for mails without a mail server. */
export function mailFolder(dataDir: string): string {
  return join(resolve(dataDir), 'mail')
}

/** Deletes written mails after the retention period of the outbox. */
export async function deleteOldMailFiles({ env, clock }: Pick<Services, 'env' | 'clock'>): Promise<void> {
  await deleteOldFiles(mailFolder(env.DATA_DIR), new Date(clock().getTime() - endedRetentionMs))
}
