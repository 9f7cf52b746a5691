type Command =
  | 'backend'
  | 'backup'
  | 'bench'
  | 'doctor'
  | 'endurance'
  | 'files'
  | 'init'
  | 'restore'
  | 'search'
  | 'seed'
  | 'user'

/** Types of command-usages.mjs, which has the documentation. */
export declare const usages: Readonly<Record<Command, string>>
