import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { uploadBody } from './upload-body'

/**
 * Reads an upload from outside the office, which counts towards the limits of its client until the
 * response is sent. Must follow the check of rights, so that a rejected file is not read.
 * @param toClientKey returns the key of the client (`toUserKey`, `toClientKey`)
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
