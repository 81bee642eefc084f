import { Body, Controller, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { AuthError } from '../domain/auth.errors';
import { NotificationPreferences } from '../notification-preferences';
import { NotificationPreferencesResponse, UpdateNotificationsRequest } from './notification-preferences.dto';

@Controller('api/auth/notifications')
export class NotificationPreferencesController {
  constructor(private readonly preferences: NotificationPreferences) {}

  /** Switches kinds of mails on or off; what is absent stays as it is. */
  @Access('customer')
  @Put()
  async updateNotifications(
    @CurrentPrincipal() { userId }: Principal,
    @Body() body: UpdateNotificationsRequest,
  ): Promise<NotificationPreferencesResponse> {
    const preferences = await this.preferences.change(userId, body);
    if (!preferences) throw new AuthError('AUTH.SESSION_ENDED');
    return preferences;
  }
}
