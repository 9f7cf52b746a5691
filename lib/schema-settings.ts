/**
 * Script for the head of each page. It makes zod check values without generating code. By default
 * zod calls `new Function` once to test whether it may generate code. The content security policy
 * forbids that, and Firefox and WebKit print the violation to the console.
 */
export const schemaSettingsScript = '(globalThis.__zod_globalConfig??={}).jitless=true'
