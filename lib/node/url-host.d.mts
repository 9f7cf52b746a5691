// Types of url-host.mjs, which has the documentation.

export declare function toUrlHost(address: string, local?: string): string
