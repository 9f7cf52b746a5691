import type { FieldValues } from 'react-hook-form'
import { type AccountFormOptions, useAccountForm } from './use-account-form'
import { useLoginAgain } from './use-login-again'

/** A form of a signed-in user. It asks for a required login or proof and repeats the submission. */
export function useMemberForm<Input extends FieldValues, Output, Value>({
  send,
  ...options
}: AccountFormOptions<Input, Output, Value>) {
  const { withLogin, login } = useLoginAgain()
  const form = useAccountForm({ ...options, send: (values: Output) => withLogin(() => send(values)) })
  return { ...form, login, withLogin }
}
