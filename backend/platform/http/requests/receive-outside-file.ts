import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { uploadBody } from './upload-body'

/**
 * Reads an outside file, which counts towards the client's limits until the response.
 * Must follow the check of rights.
 * @param toClientKey `toUserKey` or `toClientKey`
 */
export function receiveOutsideFile(
  { outsideFileLimits }: Pick<Services, 'outsideFileLimits'>,
  toClientKey: (c: Context<AppEnv>) => string | Promise<string>,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const release = outsideFileLimits.admit(await toClientKey(c))
    try {
      return await uploadBody(c, next)
    } finally {
      release()
    }
  })
}
