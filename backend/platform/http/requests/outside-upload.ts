import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { uploadBody } from './upload-body'

/**
 * Receives the upload of somebody outside the office, whose body counts from before it is received
 * until the answer. Place it behind the check of rights.
 * @param senderOf who sends it (`userSender`, `clientSender`)
 */
export function outsideUpload(
  { outsideUploads }: Pick<Services, 'outsideUploads'>,
  senderOf: (c: Context<AppEnv>) => string | Promise<string>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const end = outsideUploads.admit(await senderOf(c))
    try {
      return await uploadBody(c, next)
    } finally {
      end()
    }
  })
}
