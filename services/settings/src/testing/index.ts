export * from './company-register-fake';
export * from './vies-fake';
