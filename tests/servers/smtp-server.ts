import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  /** Headers and bodies, read by an independent parser. */
  email: Email
}

/** A rejection: temporary with a 4xx code, permanent with 5xx. */
export interface Refusal {
  code: number
  /** Enhanced status code (RFC 3463). */
  status?: string
}

/** Behavior that replaces accepting a mail. */
interface Behavior {
  /** At `MAIL FROM`. */
  sender?: () => Refusal | null
  /** At `RCPT TO`. */
  recipient?: (address: string) => Refusal | null
  /**
   * After the whole mail. `drop` accepts the mail, but closes the connection instead of responding.
   * A promise delays the response.
   */
  data?: (mail: ReceivedMail) => Refusal | 'accept' | 'drop' | Promise<Refusal | 'accept' | 'drop'>
}

export interface TestSmtpServer {
  /** The server's URL, which allows unencrypted mails. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Waits for the next mail to an address that no earlier call returned. */
  waitForMail(to: string): Promise<ReceivedMail>
  /** Sets the behavior for further mails. */
  behave(behavior: Behavior): void
  /** Delays all responses until `release`. `arrived` resolves with the `count`th mail. */
  hold(count?: number): { arrived: Promise<void>; release(): void }
  /** Closes all connections and the port. */
  goDown(): Promise<void>
  /** Opens the port again. */
  comeBack(): Promise<void>
}

/**
 * Starts a mail server in memory on a free port of the loopback. Stop it with `goDown`.
 * @param tls the offered encryption, with an untrusted certificate
 */
export async function startSmtpServer(tls: 'none' | 'starttls' | 'implicit' = 'none'): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const unreadMails: ReceivedMail[] = []
  const waitingReaders = new Set<{ to: string; resolve(mail: ReceivedMail): void }>()
  const sockets = new Map<number | undefined, Socket>()
  let behavior: Behavior = {}

  function accept(mail: ReceivedMail): void {
    mails.push(mail)
    const reader = [...waitingReaders].find(({ to }) => mail.to.includes(to))
    if (!reader) return void unreadMails.push(mail)
    waitingReaders.delete(reader)
    reader.resolve(mail)
  }

  async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<void> {
    const { mailFrom, rcptTo } = session.envelope
    const bytes = await buffer(stream)
    const mail = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      raw: bytes.toString('latin1'),
      email: await PostalMime.parse(bytes),
    }
    const decision = (await behavior.data?.(mail)) ?? 'accept'
    if (typeof decision === 'object') throw createRefusal(decision)
    accept(mail)
    if (decision === 'drop') sockets.get(session.remotePort)?.destroy()
  }

  function createServer(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: tls === 'starttls' ? ['AUTH'] : ['STARTTLS'],
      // It rejects every login.
      authOptional: true,
      secure: tls === 'implicit',
      disableReverseLookup: true,
      logger: false,
      onMailFrom(_address, _session, callback) {
        const decision = behavior.sender?.()
        callback(decision ? createRefusal(decision) : null)
      },
      onRcptTo({ address }, _session, callback) {
        const decision = behavior.recipient?.(address)
        callback(decision ? createRefusal(decision) : null)
      },
      onData(stream, session, callback) {
        receive(stream, session).then(() => callback(), callback)
      },
    })
    // Some tests disconnect the client in the middle of a mail.
    server.on('error', () => undefined)
    server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))
    return server
  }

  let server = createServer()
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.')
    return address.port
  }
  const port = await listen(0)

  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}?insecure`,
    mails,
    waitForMail(to) {
      const index = unreadMails.findIndex((mail) => mail.to.includes(to))
      const [mail] = index < 0 ? [] : unreadMails.splice(index, 1)
      if (mail) return Promise.resolve(mail)
      return new Promise((resolve) => waitingReaders.add({ to, resolve }))
    },
    behave(next) {
      behavior = next
    },
    hold(count = 1) {
      let missingCount = count
      const signals = new EventEmitter()
      const releasePromise = once(signals, 'release')
      const arrived = once(signals, 'arrived').then(() => undefined)
      behavior = {
        async data() {
          missingCount -= 1
          if (missingCount === 0) signals.emit('arrived')
          await releasePromise
          return 'accept' as const
        },
      }
      return { arrived, release: () => void signals.emit('release') }
    },
    async goDown() {
      const closePromise = new Promise<void>((resolve) => server.close(resolve))
      for (const socket of sockets.values()) socket.destroy()
      sockets.clear()
      await closePromise
    },
    async comeBack() {
      server = createServer()
      await listen(port)
    },
  }
}

function createRefusal({ code, status = '' }: Refusal): Error {
  return Object.assign(new Error(`${status} The mail is rejected`.trim()), { responseCode: code })
}
