import type { ImapFlow } from 'imapflow'
import { z } from 'zod'
import { toReason } from '@/backend/platform/to-reason'

interface MailboxAddress {
  folder: string
  /** Identifies the mailbox, without the password. */
  name: string
}

/** Mails that were not read before. */
export interface NewMails {
  /** Name of the mailbox, with the validity of its numbers. */
  mailbox: string
  /** Numbers of the new mails, ascending. */
  uids: number[]
  /** Returns the first bytes of a mail; null if it was deleted since the search. */
  read(uid: number): Promise<Uint8Array | null>
  markRead(uid: number): Promise<void>
}

interface Search {
  /** Mailbox and number of the last mail that was read. */
  lastRead: { mailbox: string; uid: number }
  receivedSince: Date
  signal: AbortSignal
}

/** The step that failed before mails could be read. */
export type MailboxStep = 'connection' | 'login' | 'folder'

/** The mailbox cannot be opened. The message is that of the server or of the network. */
export class MailboxError extends Error {
  constructor(
    readonly step: MailboxStep,
    cause: unknown,
  ) {
    super(toServerText(cause), { cause })
  }
}

/** Properties of the errors of imapflow for refused commands. */
const refusalSchema = z.object({
  responseText: z.string().min(1).optional(),
  authenticationFailed: z.boolean().optional(),
})

function toServerText(error: unknown): string {
  return refusalSchema.safeParse(error).data?.responseText ?? toReason(error)
}

const connectTimeoutMs = 10_000
const responseTimeoutMs = 30_000

/** Bytes of a mail that are read. The report precedes the original mail (RFC 3462 §1). */
const maxBytes = 256 * 1024

/** Memory for a response with a mail, its flags and numbers. */
const maxResponseBytes = 2 * maxBytes

/**
 * Opens the mailbox of returned mail and handles the mails that are new since the last reading.
 * Deletes nothing. `signal` closes the connection.
 * @throws MailboxError if the server cannot be reached, rejects the login or lacks the folder
 * @throws Error if the connection is lost later
 */
export async function readMailbox(
  url: string,
  { lastRead, receivedSince, signal }: Search,
  handle: (mails: NewMails) => Promise<void>,
): Promise<void> {
  const address = new URL(url)
  const { folder, name } = toMailboxAddress(address)
  // Sites without a mailbox save the library's 25 MB of memory.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow(toClientOptions(address))
  // A lost connection also rejects the running command.
  client.on('error', () => undefined)
  const close = () => client.close()
  signal.addEventListener('abort', close)
  try {
    const { uidValidity } = await openFolder(client, folder)
    const mailbox = `${name} ${uidValidity}`
    const firstUid = mailbox === lastRead.mailbox ? lastRead.uid + 1 : 1
    const uids = await client.search({ uid: `${firstUid}:*`, since: receivedSince }, { uid: true })
    await handle({
      mailbox,
      // The range `n:*` always contains the last mail.
      uids: uids ? uids.filter((uid) => uid >= firstUid).sort((first, second) => first - second) : [],
      async read(uid) {
        const query = { source: { maxLength: maxBytes } }
        const mail = await client.fetchOne(String(uid), query, { uid: true })
        return mail ? (mail.source ?? null) : null
      },
      async markRead(uid) {
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        // The library returns false for a lost connection and for a folder without this flag.
        if (!client.usable) throw new Error('The connection to the mailbox was lost.')
      },
    })
    await client.logout()
  } finally {
    signal.removeEventListener('abort', close)
    client.close()
  }
}

/**
 * Connects, logs in and opens a folder.
 * @throws MailboxError
 */
async function openFolder(client: ImapFlow, folder: string): Promise<{ uidValidity: bigint }> {
  try {
    await client.connect()
  } catch (error) {
    const isRefused = refusalSchema.safeParse(error).data?.authenticationFailed === true
    throw new MailboxError(isRefused ? 'login' : 'connection', error)
  }
  try {
    return await client.mailboxOpen(folder)
  } catch (error) {
    throw new MailboxError(client.usable ? 'folder' : 'connection', error)
  }
}

export function toMailboxAddress({ username, host, pathname }: URL): MailboxAddress {
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  return { folder, name: `${username}@${host}/${folder}` }
}

/**
 * Converts the URL of a mailbox: implicit TLS for `imaps:`, mandatory STARTTLS for `imap:` unless
 * the URL has `?insecure` (RFC 8314 §3).
 */
function toClientOptions({ protocol, hostname, port, username, password, searchParams }: URL) {
  const isInsecure = searchParams.has('insecure')
  const isEncrypted = protocol === 'imaps:'
  const defaultPort = isEncrypted ? 993 : 143
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port === '' ? defaultPort : port),
    secure: isEncrypted,
    ...(isEncrypted ? {} : { doSTARTTLS: !isInsecure }),
    tls: { rejectUnauthorized: !isInsecure },
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false as const,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: responseTimeoutMs,
    maxLiteralSize: maxResponseBytes,
    maxResponseSize: 2 * maxResponseBytes,
  }
}
