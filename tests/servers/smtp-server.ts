import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A mail as the server took it. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  /** The mail's headers and bodies, read by a parser that is not the sender's. */
  email: Email
}

/** A refusal: 4xx for now, 5xx for good. */
export interface Refusal {
  code: number
}

/** What the server does at a point, in place of taking the mail. */
interface Behavior {
  /** At `RCPT TO`. */
  recipient?: (address: string) => Refusal | null
  /**
   * When the whole mail has come. `drop` takes the mail and cuts the connection before saying so; a promise makes the
   * server slow.
   */
  data?: (mail: ReceivedMail) => Refusal | 'take' | 'drop' | Promise<Refusal | 'take' | 'drop'>
}

export interface TestSmtpServer {
  /** The server's address, which allows mails in clear. */
  readonly url: string
  /** Every mail taken so far. */
  readonly mails: readonly ReceivedMail[]
  /** The next mail to an address that no earlier call gave; waits for it. */
  waitForMail(to: string): Promise<ReceivedMail>
  /** Sets what the server does from now on. */
  behave(behavior: Behavior): void
  /** Keeps each mail that comes without an answer: `asked` resolves with the `count`th, `release` takes them all. */
  hold(count?: number): { asked: Promise<void>; release(): void }
  /** Cuts all connections and closes the port. */
  goDown(): Promise<void>
  /** Opens the port again. */
  comeBack(): Promise<void>
}

/**
 * A mail server on a free port of the loopback, in memory. End it with `goDown`.
 * @param tls what it can of encryption; its certificate is one that nobody vouches for
 */
export async function startSmtpServer(
  tls: 'none' | 'starttls' | 'implicit' = 'none',
): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const unread: ReceivedMail[] = []
  const waiting = new Set<{ to: string; resolve(mail: ReceivedMail): void }>()
  const sockets = new Map<number | undefined, Socket>()
  let behavior: Behavior = {}

  function take(mail: ReceivedMail): void {
    mails.push(mail)
    const reader = [...waiting].find(({ to }) => mail.to.includes(to))
    if (!reader) return void unread.push(mail)
    waiting.delete(reader)
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
    const decision = (await behavior.data?.(mail)) ?? 'take'
    if (typeof decision === 'object') throw refusal(decision)
    take(mail)
    if (decision === 'drop') sockets.get(session.remotePort)?.destroy()
  }

  function listener(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: tls === 'starttls' ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      secure: tls === 'implicit',
      disableReverseLookup: true,
      logger: false,
      onRcptTo({ address }, _session, callback) {
        const decision = behavior.recipient?.(address)
        callback(decision ? refusal(decision) : null)
      },
      onData(stream, session, callback) {
        receive(stream, session).then(() => callback(), callback)
      },
    })
    // A client that ends in the middle is what some tests are about.
    server.on('error', () => undefined)
    server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket))
    return server
  }

  let server = listener()
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    if (typeof address !== 'object' || address === null) throw new Error('The mail server got no port.')
    return address.port
  }
  const port = await listen(0)

  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}?insecure`,
    mails,
    waitForMail(to) {
      const index = unread.findIndex((mail) => mail.to.includes(to))
      const [found] = index < 0 ? [] : unread.splice(index, 1)
      if (found) return Promise.resolve(found)
      return new Promise((resolve) => waiting.add({ to, resolve }))
    },
    behave(next) {
      behavior = next
    },
    hold(count = 1) {
      let missing = count
      const held = new EventEmitter()
      const released = once(held, 'released')
      const asked = once(held, 'asked').then(() => undefined)
      behavior = {
        async data() {
          missing -= 1
          if (missing === 0) held.emit('asked')
          await released
          return 'take' as const
        },
      }
      return { asked, release: () => void held.emit('released') }
    },
    async goDown() {
      const closed = new Promise<void>((resolve) => server.close(resolve))
      for (const socket of sockets.values()) socket.destroy()
      sockets.clear()
      await closed
    },
    async comeBack() {
      server = listener()
      await listen(port)
    },
  }
}

function refusal({ code }: Refusal): Error {
  return Object.assign(new Error('Not this mail'), { responseCode: code })
}
