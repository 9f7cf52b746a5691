import { HttpError } from '../../http/http-error'

/** What a reader asks for beside the published page. */
interface Asked {
  version_id?: string | undefined
  draft?: string | undefined
}

/**
 * Versions and working copies are for editors who are logged in.
 * @throws HttpError 401 for everybody else
 */
export function authorizePageRead({ version_id, draft }: Asked): void {
  if (version_id !== undefined || draft !== undefined) throw new HttpError('unauthorized')
}
