import { DeliveryError } from '@/backend/platform/mail/delivery-error'
import { type DkimSettings, readDkimKey } from '@/backend/platform/mail/dkim'
import { testMailServer } from '@/backend/platform/mail/smtp-transport'
import { toReason } from '@/backend/platform/to-reason'
import { type Finding, good, problem, warning } from './finding'

const subject = 'SMTP_URL'
const timeoutMs = 10_000

const encryptionAdvice =
  'Use a server with a valid certificate and STARTTLS or smtps. For a server on this machine, add ?insecure.'
const reachAdvice = 'Correct host, port (587 with smtp://, 465 with smtps://), user and password, and check firewalls.'

interface Settings extends Partial<DkimSettings> {
  SMTP_URL?: string | undefined
  DATABASE_URL?: string | undefined
}

/**
 * Connects to the mail server with encryption and login, but sends no mail. Also reads the key for
 * signatures.
 */
export async function checkMail(settings: Settings): Promise<Finding[]> {
  return [await checkServer(settings), ...checkDkim(settings)]
}

async function checkServer({ SMTP_URL, DATABASE_URL }: Settings): Promise<Finding> {
  if (SMTP_URL === undefined) {
    const destination = DATABASE_URL ? 'wait in the database' : 'become files in DATA_DIR/mail'
    return warning(subject, `No mail server is set. Mails ${destination}.`, 'Set smtps://user:password@host.')
  }
  try {
    await testMailServer(SMTP_URL, { connectMs: timeoutMs, responseMs: timeoutMs })
    return good(subject, `${new URL(SMTP_URL).host} accepts mails.`)
  } catch (error) {
    const isUnencrypted = error instanceof DeliveryError && error.problem === 'unencrypted'
    const advice = isUnencrypted ? encryptionAdvice : reachAdvice
    return problem(subject, `The mail server does not accept mails (${toReason(error)}).`, advice)
  }
}

/** Checks that the key for signatures can be read. The DNS record must be created by hand. */
function checkDkim(settings: Partial<DkimSettings>): Finding[] {
  const setting = 'MAIL_DKIM_KEY_FILE'
  try {
    const key = readDkimKey(settings)
    if (!key) return []
    const { name, value } = key.record
    return [good(setting, `Mails are signed. Receivers need the TXT record ${name} with: ${value}`)]
  } catch (error) {
    return [problem(setting, toReason(error), 'Create a key: openssl genrsa -out FILE 2048.')]
  }
}
