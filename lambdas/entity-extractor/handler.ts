import { ComprehendClient } from '@aws-sdk/client-comprehend';
export const handler = async () => new ComprehendClient({});
