import { refusal } from '../../http/router'

/** Errors of the endpoints for all users of the administration. */
export const entryRefusals = {
  401: refusal('Not logged in'),
  403: refusal('The user has no rights in the administration'),
}
