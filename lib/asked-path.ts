/**
 * The request header in which the finishing layer tells the middleware the path as it was asked. Next sees the path
 * with single slashes, since it answers others itself, by 308, before the middleware; no client can set this header.
 */
export const askedPathHeader = 'x-asked-path'
