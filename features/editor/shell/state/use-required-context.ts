import { type Context, useContext } from 'react'

/** Returns the value of a context of the shell. @throws outside of its provider */
export function useRequiredContext<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value === null) throw new Error('A part of the editor is outside of its provider')
  return value
}
