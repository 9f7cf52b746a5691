import { createContext } from 'react'

/** The id of the account that writes drafts in a part of the page; 0 if unknown. */
export const DraftOwner = createContext(0)
