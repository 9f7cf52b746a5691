import { createContext, useContext } from 'react'
import type { CallWithLogin } from '@/lib/api/result'

const Context = createContext<CallWithLogin>((call) => call())

export const CallWithLoginProvider = Context.Provider

/** Returns the wrapper that asks for a missing login or proof; without a provider, calls fail. */
export const useCallWithLogin = (): CallWithLogin => useContext(Context)
