export function isPortFree(port: number, host?: string): Promise<boolean>;
export function pickPort(preferred?: number): Promise<number>;
