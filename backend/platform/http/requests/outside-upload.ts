import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { uploadBody } from './upload-body'

/**
 * Receives an upload from outside the office and counts it until the response. Place it after the
 * check of rights.
 * @param toSender sender key (`userSender`, `clientSender`)
 */
export function outsideUpload(
  { outsideUploads }: Pick<Services, 'outsideUploads'>,
  toSender: (c: Context<AppEnv>) => string | Promise<string>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const release = outsideUploads.admit(await toSender(c))
    try {
      return await uploadBody(c, next)
    } finally {
      release()
    }
  })
}
