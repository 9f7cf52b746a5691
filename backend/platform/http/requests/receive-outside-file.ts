import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { uploadBody } from './upload-body'

/**
 * Reads an upload of an external user, which counts towards the client's limits until the response.
 * Must follow the check of rights.
 * @param toClientKey `toUserKey` or `toClientKey`
 */
export function outsideUpload(
  { outsideUploads }: Pick<Services, 'outsideUploads'>,
  toClientKey: (c: Context<AppEnv>) => string | Promise<string>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const release = outsideUploads.admit(await toClientKey(c))
    try {
      return await uploadBody(c, next)
    } finally {
      release()
    }
  })
}
