import { emptyApi } from './empty-api';

/* Calls about the caller's own account, in the shape and with the names that the generator gives them. */

export interface UserResponse {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  language: string | null;
  companyName: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  taxId: string | null;
  companyAddress: string | null;
  companyCity: string | null;
  companyState: string | null;
  companyCounty: string | null;
  companyZip: string | null;
  companyCountry: string | null;
  billingEmail: string | null;
  billingPhone: string | null;
  deliveryAddress: string | null;
  deliveryCity: string | null;
  deliveryState: string | null;
  deliveryCounty: string | null;
  deliveryZip: string | null;
  deliveryCountry: string | null;
  deliveryInstructions: string | null;
}

export interface SessionResponse {
  token: string;
  user: UserResponse;
}

export interface LoginRequest {
  email: string;
  password: string;
}

export interface RegisterRequest extends LoginRequest {
  firstName: string;
  lastName: string;
}

export const accountApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<UserResponse, void>({ query: () => ({ url: '/api/auth/me' }) }),
    login: build.mutation<SessionResponse, { loginRequest: LoginRequest }>({
      query: (arg) => ({ url: '/api/auth/login', method: 'POST', body: arg.loginRequest }),
    }),
    register: build.mutation<SessionResponse, { registerRequest: RegisterRequest }>({
      query: (arg) => ({ url: '/api/auth/register', method: 'POST', body: arg.registerRequest }),
    }),
    logout: build.mutation<void, void>({ query: () => ({ url: '/api/auth/logout', method: 'POST' }) }),
  }),
});
