import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail in the folder. */
interface StoredMail {
  uid: number
  raw: string
  receivedAt: Date
  flags: Set<string>
}

export interface TestImapServer {
  readonly url: string
  readonly mails: readonly StoredMail[]
  /** Commands of all clients, without their tags and passwords. */
  readonly commands: readonly string[]
  add(raw: string, receivedAt: Date): StoredMail
  /** Gives the folder another UIDVALIDITY, as a restored mailbox has. */
  renumber(): void
  /** Rejects a command with a text. */
  refuse(command: string, text: string): void
  /** Closes the connection instead of the next response to a command. */
  disconnectAt(command: string): void
  stop(): Promise<void>
}

/** Starts an IMAP server (RFC 3501) with one folder on a free port of the loopback. */
export async function startImapServer(): Promise<TestImapServer> {
  const mails: StoredMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let uidValidity = 1
  let breakingCommand = ''
  const refusals = new Map<string, string>()

  function listMails(range: string): StoredMail[] {
    const [first = '', last = first] = range.split(':')
    const end = last === '*' ? Number.POSITIVE_INFINITY : Number(last)
    const matches = mails.filter(({ uid }) => uid >= Number(first) && uid <= end)
    const newest = mails.at(-1)
    return matches.length === 0 && last === '*' && newest ? [newest] : matches
  }

  function search(criteria: string): StoredMail[] {
    const range = /UID (\S+)/.exec(criteria)?.[1] ?? '1:*'
    const since = new Date(`${/SINCE "?([\w-]+)"?/.exec(criteria)?.[1] ?? '1-Jan-1970'} UTC`)
    return listMails(range).filter(({ receivedAt }) => receivedAt >= since)
  }

  function fetch(range: string, items: string): string[] {
    const maxBytes = Number(/<\d+\.(\d+)>/.exec(items)?.[1] ?? Number.MAX_SAFE_INTEGER)
    return listMails(range).map((mail) => {
      const part = mail.raw.slice(0, maxBytes)
      return `* ${mails.indexOf(mail) + 1} FETCH (UID ${mail.uid} BODY[]<0> {${part.length}}\r\n${part})`
    })
  }

  function respond(command: string, parameters: string): string[] {
    const [range = ''] = parameters.split(' ')
    switch (command) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1']
      case 'SELECT':
        return [
          `* ${mails.length} EXISTS`,
          '* FLAGS (\\Seen \\Deleted)',
          `* OK [UIDVALIDITY ${uidValidity}] valid`,
          `* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next`,
        ]
      case 'UID SEARCH':
        return [
          `* SEARCH ${search(parameters)
            .map(({ uid }) => uid)
            .join(' ')}`.trim(),
        ]
      case 'UID FETCH':
        return fetch(range, parameters)
      case 'UID STORE':
        for (const mail of listMails(range)) mail.flags.add(/\(([^)]*)\)/.exec(parameters)?.[1] ?? '')
        return []
      case 'LOGOUT':
        return ['* BYE']
      default:
        return []
    }
  }

  function handleLine(socket: Socket, line: string): void {
    const [, tag = '', command = '', parameters = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/.exec(line) ?? []
    commands.push(command === 'LOGIN' ? command : `${command} ${parameters}`.trim())
    if (command === breakingCommand) {
      breakingCommand = ''
      socket.destroy()
      return
    }
    const refusal = refusals.get(command)
    const responses =
      refusal === undefined ? [...respond(command, parameters), `${tag} OK done`] : [`${tag} NO ${refusal}`]
    socket.write([...responses, ''].join('\r\n'), 'latin1')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('* OK ready\r\n')
    let text = ''
    socket.on('data', (bytes) => {
      const lines = (text + bytes.toString('latin1')).split('\r\n')
      text = lines.pop() ?? ''
      for (const line of lines) handleLine(socket, line)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The IMAP server has no port.')

  return {
    url: `imap://returns:secret@127.0.0.1:${address.port}?insecure`,
    mails,
    commands,
    add(raw, receivedAt) {
      const mail = { uid: (mails.at(-1)?.uid ?? 0) + 1, raw, receivedAt, flags: new Set<string>() }
      mails.push(mail)
      return mail
    },
    renumber() {
      uidValidity += 1
    },
    refuse(command, text) {
      refusals.set(command, text)
    },
    disconnectAt(command) {
      breakingCommand = command
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
