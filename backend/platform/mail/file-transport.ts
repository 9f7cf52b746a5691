import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { DeliveryError } from './delivery-error'
import type { MailTransport } from './transport'

/**
 * Creates a transport that writes each mail to a file in `folder`, which only the user of this
 * process may read.
 * @param onWritten called with the path of each file
 */
export function createFileTransport(folder: string, onWritten: (path: string) => void): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    isServer: false,
    async send(message, { name }) {
      const { message: bytes } = await transporter.sendMail(message)
      if (!Buffer.isBuffer(bytes)) throw new TypeError('nodemailer returned a stream instead of a buffer.')
      const path = join(folder, `${name}.eml`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        // Programs that watch the folder for `.eml` files must only see complete mails.
        await writeFile(`${path}.part`, bytes, { mode: 0o600 })
        await rename(`${path}.part`, path)
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        throw new DeliveryError('unreachable', code)
      }
      onWritten(path)
    },
    close: () => undefined,
  }
}
