import type { FieldValues } from 'react-hook-form'
import { type AccountFormOptions, useAccountForm } from './use-account-form'
import { useLoginAgain } from './use-login-again'

/** A form of a signed-in user: it asks for a required login or password and then repeats the submission. */
export function useMemberForm<Input extends FieldValues, Output, Value>({
  send,
  ...options
}: AccountFormOptions<Input, Output, Value>) {
  const { withLogin, login } = useLoginAgain()
  const form = useAccountForm({ ...options, send: (values: Output) => withLogin(() => send(values)) })
  return { ...form, login, withLogin }
}
