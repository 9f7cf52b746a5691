import type { FieldValues } from 'react-hook-form'
import { type AccountFormOptions, useAccountForm } from './use-account-form'
import { useLoginAgain } from './use-login-again'

/**
 * Provides a form for logged-in users. If a login or proof is missing, a dialog asks for it, and
 * the values are sent again.
 */
export function useMemberForm<Input extends FieldValues, Output, Value>({
  send,
  ...options
}: AccountFormOptions<Input, Output, Value>) {
  const { callWithLogin, loginRequest } = useLoginAgain()
  const form = useAccountForm({ ...options, send: (values: Output) => callWithLogin(() => send(values)) })
  return { ...form, frame: { ...form.frame, loginRequest }, callWithLogin }
}
