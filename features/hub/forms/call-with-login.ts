import { createContext, useContext } from 'react'
import type { Result } from '@/lib/api/result'

/** Makes a call. If a login or proof is missing, asks for it and repeats the call. */
export type CallWithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

const Context = createContext<CallWithLogin>((call) => call())

export const CallWithLoginProvider = Context.Provider

/** Returns the wrapper that asks for a missing login or proof; without a provider, calls fail. */
export const useCallWithLogin = (): CallWithLogin => useContext(Context)
