import { createContext, useContext } from 'react'
import type { Result } from '@/lib/api/result'

/** Makes a call, and repeats it once a login or a proof that was missing is given. */
export type WithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

const Context = createContext<WithLogin>((call) => call())

export const WithLoginProvider = Context.Provider

/** How screens of the hub ask for what a call lacks; where nobody provides it, the call's refusal stands. */
export const useWithLogin = (): WithLogin => useContext(Context)
