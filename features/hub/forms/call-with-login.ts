import { createContext, useContext } from 'react'
import type { Result } from '@/lib/api/result'

/** Makes a call. If a login or proof is missing, asks for it and repeats the call. */
export type WithLogin = <Value>(call: () => Promise<Result<Value>>) => Promise<Result<Value>>

const Context = createContext<WithLogin>((call) => call())

export const WithLoginProvider = Context.Provider

/** Returns the wrapper that asks for a missing login or proof; without a provider, calls fail. */
export const useWithLogin = (): WithLogin => useContext(Context)
