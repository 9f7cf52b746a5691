/**
 * Script for the head of each page: zod checks values without code generated from text. It tests
 * otherwise with `new Function` whether it may generate code. The content security policy forbids
 * that, and Firefox and WebKit print the violation.
 */
export const schemaSettingsScript = '(globalThis.__zod_globalConfig??={}).jitless=true'
