import type { FieldValues } from 'react-hook-form'
import type { FormResult } from './problems'
import { type AccountFormOptions, useAccountForm } from './use-account-form'
import { useLoginAgain } from './use-login-again'

interface MemberFormOptions<Input extends FieldValues, Output>
  extends Omit<AccountFormOptions<Input, Output>, 'send'> {
  send: (values: Output) => Promise<FormResult>
}

/** A form of a signed-in user: where the login has ended or the password is wanted once more, it asks and then goes on. */
export function useMemberForm<Input extends FieldValues, Output>({
  send,
  ...options
}: MemberFormOptions<Input, Output>) {
  const { withLogin, login } = useLoginAgain()
  const form = useAccountForm({ ...options, send: (values: Output) => withLogin(() => send(values)) })
  return { ...form, login, withLogin }
}
