import { createCredentialIssuer } from '../../../local/iam/credentials';
import { verifySignature } from '../../../local/iam/signature';

test.each(['/graphql?a=%', '/graphql?%ZZ=1', '/?%'])(
  'a query that is no percent-encoding (%s) is refused as nobody could have signed it, and breaks nothing',
  (target) => {
    const request = { method: 'POST', target, headers: {}, body: '{}' };
    expect(() => verifySignature(request, 'appsync', createCredentialIssuer('0'.repeat(64)))).toThrow(
      expect.objectContaining({ code: 'SignatureDoesNotMatch', statusCode: 403 }),
    );
  },
);
