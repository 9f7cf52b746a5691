import { join, resolve } from 'node:path'
import type { Services } from '../services'
import { removeOldFiles } from '../storage/remove-old-files'
import { keepEndedMs } from './queue'

/** The folder of a data folder that mails are written to, where no mail server is named. */
export function mailFolder(dataDir: string): string {
  return join(resolve(dataDir), 'mail')
}

/** Removes written mails as late as the outbox forgets sent ones. */
export async function removeOldMailFiles({ env, clock }: Pick<Services, 'env' | 'clock'>): Promise<void> {
  await removeOldFiles(mailFolder(env.DATA_DIR), new Date(clock().getTime() - keepEndedMs))
}
