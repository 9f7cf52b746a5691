import { refusal } from '../../http/router'

/** Error responses of endpoints that every user of the administration may call. */
export const entryRefusals = {
  401: refusal('Not logged in'),
  403: refusal('The user has no rights in the administration'),
}
