import {
  MailboxError,
  type MailboxStep,
  readMailbox,
  toMailboxAddress,
} from '@/backend/members/returned-mail/read-mailbox'
import { toReason } from '@/backend/platform/to-reason'
import { type Finding, good, problem } from './finding'

const subject = 'BOUNCE_IMAP_URL'

/** Sentence and advice for each step that can fail. */
const failures: Record<MailboxStep, { text: (folder: string) => string; advice: string }> = {
  connection: {
    text: () => 'The server of returned mail cannot be reached',
    advice:
      'Correct host and port (993 with imaps://, 143 with imap://); check firewalls. It needs a valid certificate, or ?insecure.',
  },
  login: {
    text: () => 'The server of returned mail rejects the login',
    advice: 'Correct user and password. Encode their special characters, for example @ as %40.',
  },
  folder: {
    text: (folder) => `The mailbox of returned mail has no folder ${folder}`,
    advice: 'Correct the folder at the end of the address, for example /INBOX.',
  },
}

/**
 * Opens the mailbox of returned mail as the server does, without a change. Returns nothing without
 * a mailbox, which is optional.
 */
export async function checkMailbox(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return []
  const address = new URL(url)
  const { folder } = toMailboxAddress(address)
  const search = { lastRead: { mailbox: '', uid: 0 }, receivedSince: new Date(), signal: new AbortController().signal }
  try {
    await readMailbox(url, search, async () => undefined)
    return [good(subject, `Returned mail is read from the folder ${folder} of ${address.host}.`)]
  } catch (error) {
    const { text, advice } = failures[error instanceof MailboxError ? error.step : 'connection']
    return [problem(subject, `${text(folder)} (${toReason(error)}).`, advice)]
  }
}
